const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The `uid` of an entry if it is a UUID, for formats in which another text would need escaping; otherwise null. */
export const uuidOf = ({ uid }: { uid?: string | null }): string | null =>
  uid && pattern.test(uid) ? uid : null;
