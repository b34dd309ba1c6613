import path from 'node:path';
import { types } from 'node:util';

/** Whether a value is an error of any realm; native modules and tests have their own error classes. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || types.isNativeError(value);

const maxFrames = 12;
const frame =
  /^ {4}at (?:async )?(?:new )?(?:([\w$.<>[\] ]{1,120}) )?\(?((?:file:\/\/)?\/[^()\s]+|node:[^()\s]+):(\d+):\d+\)?$/;

/** Functions and lines of an error's stack, without the message, which may quote input of a visitor. */
export function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  return stack
    .slice(at < 0 ? 0 : at + message.length)
    .split('\n')
    .flatMap((line) => {
      const [, called, file = '', number] = frame.exec(line) ?? [];
      if (number === undefined) return [];
      const short = file.startsWith('node:')
        ? file
        : path.relative(process.cwd(), file.replace('file://', ''));
      return [`${called ?? '?'} ${short}:${number}`];
    })
    .slice(0, maxFrames);
}
