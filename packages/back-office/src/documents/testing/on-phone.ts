/** Shows a story as a phone does, in Storybook and as a test. */
export const onPhone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '375px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' } },
};
