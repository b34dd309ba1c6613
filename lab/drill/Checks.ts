/** The results of a drill, printed as they arrive. */
export class Checks {
  private passed = 0;
  private failed = 0;

  /** Prints a check and counts it. */
  expect(name: string, isTrue: boolean): void {
    console.log(`${isTrue ? 'ok' : 'FAILED'} ${name}`);
    if (isTrue) this.passed += 1;
    else this.failed += 1;
  }

  /**
   * Does a step of the guide and prints how long it took.
   *
   * @throws the error of the work
   */
  async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const started = Date.now();
    const result = await work();
    this.expect(`${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`, true);
    return result;
  }

  get haveFailed(): boolean {
    return this.failed > 0;
  }

  /** Prints the sums. */
  report(): void {
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}
