/** Sets the value of an input as if typed, so that React sees the change. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // React overrides `value` on the element to track changes; the setter of the prototype bypasses that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
