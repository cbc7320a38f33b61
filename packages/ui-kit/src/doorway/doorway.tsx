/** Line drawing of a doorway, for the empty state "nothing yet". */
export function Doorway() {
  return (
    <svg aria-hidden="true" className="a-doorway" viewBox="0 0 120 96">
      <path d="M8 92H112M34 92V44a26 26 0 0 1 52 0V92M42 92V46a18 18 0 0 1 36 0V92M42 58H78" />
    </svg>
  );
}
