import { z } from 'zod';

const outputShape = z.object({ stdout: z.string(), stderr: z.string() });

/** The end of what a failed command has printed. */
export function lastOutput(error: unknown): string {
  const output = outputShape.safeParse(error).data;
  return output ? `${output.stdout.slice(-2000)}\n${output.stderr.slice(-2000)}` : String(error);
}
