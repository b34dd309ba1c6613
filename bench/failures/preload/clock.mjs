// Loaded before a program (NODE_OPTIONS=--import). It shifts the program's clock by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RightDate = Date;
const now = () => RightDate.now() + shift;

globalThis.Date = new Proxy(RightDate, {
  apply: () => new RightDate(now()).toString(),
  construct: (_, parts, target) =>
    Reflect.construct(RightDate, parts.length === 0 ? [now()] : parts, target),
  get: (_, name) => (name === 'now' ? now : Reflect.get(RightDate, name)),
});
RightDate.prototype.constructor = globalThis.Date;
