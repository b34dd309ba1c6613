import { round, type Point } from '../shapes';

/** Builds an SVG path from commands and a flat list of points; each command takes as many as it needs. */
export function outline(commands: string, points: readonly Point[]): string {
  const needs: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };
  const rest = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return commands.replace(/[A-Z]/g, (letter) => letter + rest.splice(0, needs[letter]).join(' '));
}
