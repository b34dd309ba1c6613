import { AppError } from '@/errors/AppError';

/**
 * Pictures that were drawn, the ones asked for last, up to so many bytes. One that is asked for by
 * many at once is drawn once; few are drawn at the same time, and few wait for that.
 */
export class Pictures {
  private readonly kept = new Map<string, Buffer>();
  private readonly coming = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private bytes = 0;
  private drawing = 0;

  constructor(private readonly limits: { bytes: number; parallel: number; waiting: number }) {}

  get(key: string): Buffer | undefined {
    const picture = this.kept.get(key);
    if (picture) {
      this.kept.delete(key);
      this.kept.set(key, picture);
    }
    return picture;
  }

  /** @throws AppError picture/busy where too many wait already */
  draw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.coming.get(key);
    if (known) return known;
    const picture = this.inTurn(draw).then((drawn) => this.keep(key, drawn));
    this.coming.set(key, picture);
    return picture.finally(() => this.coming.delete(key));
  }

  private async inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.drawing < this.limits.parallel) this.drawing += 1;
    else if (this.waiting.length < this.limits.waiting)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    else throw new AppError('picture/busy', `${this.waiting.length} pictures wait already`);
    try {
      return await draw();
    } finally {
      // The place goes to the next in line, if there is one.
      const next = this.waiting.shift();
      if (next) next();
      else this.drawing -= 1;
    }
  }

  private keep(key: string, picture: Buffer): Buffer {
    this.kept.set(key, picture);
    this.bytes += picture.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= this.limits.bytes) break;
      this.kept.delete(oldest);
      this.bytes -= length;
    }
    return picture;
  }
}
