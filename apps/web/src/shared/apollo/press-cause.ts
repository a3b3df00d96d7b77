let current: string | null = null;

/**
 * Names what the calls that begin now belong to: those of one turn, as one press makes them, have one name. The simulated
 * platform shows under it what they did (SIM-11).
 */
export function pressCause(): string {
  if (current === null) {
    current = crypto.randomUUID();
    setTimeout(() => {
      current = null;
    });
  }
  return current;
}
