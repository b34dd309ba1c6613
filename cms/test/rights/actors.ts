const here = ['news', 'pages', 'site'] as const;
const elsewhere = ['events'] as const;

/** Password of everybody of the office in these tests. */
export const staffPassword = 'sette lanterne sul ponte 42';

/** People of the office: the contents of the table belong to the areas of the first three. */
export const staff = {
  administrator: { role: 'administrator', areas: [] },
  editor: { role: 'editor', areas: here },
  author: { role: 'author', areas: here },
  editorElsewhere: { role: 'editor', areas: elsewhere },
  authorElsewhere: { role: 'author', areas: elsewhere },
} as const;

export type Staff = keyof typeof staff;
export type Actor = Staff | 'visitor' | 'nobody';

/** Everybody of the table, as its columns name them. */
export const actors: Record<Actor, string> = {
  administrator: 'administrator',
  editor: 'editor',
  author: 'author',
  editorElsewhere: 'editor of another area',
  authorElsewhere: 'author of another area',
  visitor: 'visitor’s token',
  nobody: 'nobody',
};

export const isStaffMember = (actor: Actor): actor is Staff => Object.hasOwn(staff, actor);

/** Who may do the same things. */
export const groups = {
  none: [],
  administrators: ['administrator'],
  publishers: ['administrator', 'editor'],
  writers: ['administrator', 'editor', 'author'],
  editors: ['administrator', 'editor', 'editorElsewhere'],
  office: ['administrator', 'editor', 'author', 'editorElsewhere', 'authorElsewhere'],
} as const satisfies Record<string, readonly Actor[]>;
