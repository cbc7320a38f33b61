(() => {
  const triggers = ['focusin', 'pointerover', 'submit', 'click'];
  let pressed;
  let inFormOnly = false;
  const buffer = (event) => {
    const control = event.type === 'submit' ? event.target : event.target.closest('button[type="button"]');
    if (control === null || (inFormOnly && control.closest('form') === null)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
  };
  const repeatPress = () => {
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed?.click();
    pressed = undefined;
  };
  const fetchForm = ({ target }) => {
    if (target.closest('form') === null) return;
    for (const sign of triggers) document.removeEventListener(sign, fetchForm, true);
    const parts = document.getElementById('form-parts');
    if (parts === null) return;
    document.head.append(parts.content);
    parts.remove();
    document.dispatchEvent(new Event('atrium:form-wanted'));
  };
  const pageReady = () => {
    inFormOnly = true;
    if (pressed !== undefined && pressed.closest('form') === null) repeatPress();
  };
  const formReady = () => {
    for (const type of ['submit', 'click']) document.removeEventListener(type, buffer, true);
    repeatPress();
  };
  for (const type of ['submit', 'click']) document.addEventListener(type, buffer, true);
  for (const sign of triggers) document.addEventListener(sign, fetchForm, true);
  document.addEventListener('atrium:page-ready', pageReady, { once: true });
  document.addEventListener('atrium:form-ready', formReady, { once: true });
})();
