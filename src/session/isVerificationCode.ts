const code = /^[A-Za-z0-9_-]{32}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether both parameters of a mailed link have the format of a code and of an id (specification §5). */
export function isVerificationCode(value: string | undefined, id: string | undefined): boolean {
  return code.test(value ?? '') && uuid.test(id ?? '');
}
