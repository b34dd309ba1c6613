const here = ['news', 'pages', 'poi', 'site'] as const;
const elsewhere = ['events'] as const;

/** The password of all members of the staff in these tests. */
export const staffPassword = 'sette lanterne sul ponte 42';

/** The members of the staff. The content of the tests is in the areas of the first three. */
export const staff = {
  administrator: { role: 'administrator', areas: [] },
  editor: { role: 'editor', areas: here },
  author: { role: 'author', areas: here },
  editorElsewhere: { role: 'editor', areas: elsewhere },
  authorElsewhere: { role: 'author', areas: elsewhere },
} as const;

export type Staff = keyof typeof staff;
export type Actor = Staff | 'visitor' | 'nobody';

/** The actors with their names in the columns of the table. */
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

/** Groups of actors with the same rights. */
export const groups = {
  none: [],
  administrators: ['administrator'],
  publishers: ['administrator', 'editor'],
  writers: ['administrator', 'editor', 'author'],
  editors: ['administrator', 'editor', 'editorElsewhere'],
  office: ['administrator', 'editor', 'author', 'editorElsewhere', 'authorElsewhere'],
} as const satisfies Record<string, readonly Actor[]>;
