import type { Attempt, Way } from './Way';

type Body = Record<string, unknown> | ((attempt: Attempt) => object | Promise<object>);

/** A way through REST; `:id`, `:version`, `:visitor` and `:own` of the path are filled in. */
export const rest = (
  how: string,
  path: string,
  body?: Body,
  more: Omit<Partial<Way>, 'how' | 'ask'> = {},
): Way => ({
  how,
  ask: async (attempt) => {
    const { office, actor, on, subject } = attempt;
    const [method = 'GET'] = how.split(' ');
    const filled = path
      .replace(':on', on)
      .replace(':id', String(subject.id))
      .replace(':version', String(subject.version))
      .replace(':visitor', String(subject.visitor))
      .replace(':own', String(office.idOf(actor)));
    const data = typeof body === 'function' ? await body(attempt) : body;
    return office.rest(actor, method, filled, data);
  },
  ...more,
});

/** A way through a call of the admin that is not REST. */
export const call = (
  name: string,
  args: (attempt: Attempt) => object,
  more: Omit<Partial<Way>, 'how' | 'ask'> & { how?: string } = {},
): Way => ({
  how: `admin: ${name}`,
  ask: (attempt) => attempt.office.call(attempt.actor, name, args(attempt)),
  ...more,
});

/** A form as the admin sends it, with a file if one is given. */
export function form(data: object, file?: { name: string; content: Buffer }): FormData {
  const body = new FormData();
  if (file)
    body.set('file', new File([new Uint8Array(file.content)], file.name, { type: 'image/png' }));
  body.set('_payload', JSON.stringify(data));
  return body;
}
