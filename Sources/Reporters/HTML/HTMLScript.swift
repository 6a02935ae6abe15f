/// What narrows the findings down as somebody types. Without it the page shows all of them.
enum HTMLScript {
  static let text = """
    const words = document.getElementById('words');
    const chapter = document.getElementById('chapter');
    const boxes = [...document.querySelectorAll('input.severity')];
    // Without what stands in other files: who asks for a file wants what is found there.
    const said = (element) => element.textContent.replace(element.querySelector('.notes')?.textContent ?? '', '');
    const findings = [...document.querySelectorAll('.finding')].map((element) => ({
      element,
      data: element.dataset,
      text: (said(element) + ' ' + element.dataset.rule).toLowerCase(),
    }));

    function narrow() {
      const wanted = words.value.toLowerCase().split(/\\s+/).filter(Boolean);
      const severities = boxes.filter((box) => box.checked).map((box) => box.value);
      let shown = 0;
      for (const { element, data, text } of findings) {
        const fits = wanted.every((word) => text.includes(word)) && severities.includes(data.severity)
          && (chapter.value === '' || chapter.value === data.chapter);
        element.hidden = !fits;
        if (fits) shown += 1;
      }
      for (const group of document.querySelectorAll('.rule, .chapter')) {
        group.hidden = !group.querySelector('.finding:not([hidden])');
      }
      document.getElementById('none').hidden = shown > 0;
      document.getElementById('count').textContent =
        shown === findings.length ? '' : `${shown} of ${findings.length}`;
    }

    if (words) {
      words.form.hidden = false;
      words.form.addEventListener('submit', (event) => event.preventDefault());
      for (const control of [words, chapter, ...boxes]) control.addEventListener('input', narrow);
      for (const button of document.querySelectorAll('button.file')) {
        button.disabled = false;
        button.addEventListener('click', () => {
          words.value = button.dataset.file;
          narrow();
          words.focus();
        });
      }
    }
    """
}
