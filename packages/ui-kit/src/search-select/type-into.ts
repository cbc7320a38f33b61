/** Sets the value of an input like typing does, so that React sees the change. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // React overrides `value` on the element to track changes; the setter of the prototype bypasses that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
