/**
 * Finds a control of an island again, also after React has rendered the island anew: one with a name by that, another
 * by its place among those that look alike.
 *
 * @returns a function that finds what is in the control's place now
 */
export function findAgain<Control extends Element>(
  island: Element,
  control: Control,
): () => Control | undefined {
  const name = control.getAttribute('name');
  const alike = () =>
    [...island.querySelectorAll<Control>(control.localName)].filter((one) =>
      name ? one.getAttribute('name') === name : one.className === control.className,
    );
  const index = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[index]);
}
