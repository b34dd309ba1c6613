import type { Attempt, Way } from './Way';

type Body = Record<string, unknown> | ((attempt: Attempt) => object | string | Promise<object>);

/**
 * Creates a way through REST.
 *
 * @param request the method and the path, in which `:on`, `:id`, `:version`, `:visitor`, `:job` and `:own` are replaced
 */
export const rest = (request: string, body?: Body, more: Omit<Partial<Way>, 'send'> = {}): Way => ({
  how: request,
  send: async (attempt) => {
    const { client, actor, on, subject } = attempt;
    const [method = 'GET', path = ''] = request.split(' ');
    const filled = path
      .replace(':on', on)
      .replace(':id', String(subject.id))
      .replace(':version', String(subject.version))
      .replace(':visitor', String(subject.visitor))
      .replace(':job', String(subject.job))
      .replace(':own', String(client.idOf(actor)));
    const data = typeof body === 'function' ? await body(attempt) : body;
    return client.rest(actor, method, filled, data);
  },
  ...more,
});

/** Creates a way through a server function of the admin. */
export const call = (
  name: string,
  args: (attempt: Attempt) => object,
  more: Omit<Partial<Way>, 'how' | 'send'> & { how?: string } = {},
): Way => ({
  how: `admin: ${name}`,
  send: (attempt) => attempt.client.call(attempt.actor, name, args(attempt)),
  ...more,
});

/** Creates a form as the admin sends it, optionally with a file. */
export function form(data: object, file?: { name: string; content: Buffer }): FormData {
  const body = new FormData();
  if (file)
    body.set('file', new File([new Uint8Array(file.content)], file.name, { type: 'image/png' }));
  body.set('_payload', JSON.stringify(data));
  return body;
}
