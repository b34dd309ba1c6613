import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ip = async (...words: string[]) => run('ip', words.join(' ').split(' '));

/** A visitor from outside: a network namespace that is connected to this machine. */
export class Visitor {
  readonly namespace = 'studium-visitor';
  /** The addresses of this machine that the visitor reaches. */
  readonly addresses = ['10.99.7.1', '[fd99:7::1]'];
  /** The visitor's networks, as the access log has them. */
  readonly networks = ['10.99.7.0', 'fd99:7::'];

  async enter(): Promise<void> {
    await this.leave();
    const inside = ['netns', 'exec', this.namespace, 'ip'];
    await ip('netns add', this.namespace);
    await ip('link add studium-v0 type veth peer name studium-v1 netns', this.namespace);
    await ip('addr add 10.99.7.1/24 dev studium-v0');
    await ip('-6 addr add fd99:7::1/64 dev studium-v0 nodad');
    await ip('link set studium-v0 up');
    await ip(...inside, 'addr add 10.99.7.2/24 dev studium-v1');
    await ip(...inside, '-6 addr add fd99:7::2/64 dev studium-v1 nodad');
    await ip(...inside, 'link set studium-v1 up');
    await ip(...inside, 'route add default via 10.99.7.1');
    await ip(...inside, '-6 route add default via fd99:7::1');
  }

  async leave(): Promise<void> {
    await ip('netns delete', this.namespace).catch(() => undefined);
    await ip('link delete studium-v0').catch(() => undefined);
  }
}
