import type { CollectionConfig, Field, FieldHook, JobsConfig, TypeWithID } from 'payload';
import { type AdminLanguage, adminLanguage, type AdminText } from '../lib/adminLanguage';
import { isAdministrator } from '../access/staff';
import { isRecord } from '../lib/isRecord';
import { mailNameOf } from '../mail/sendMailTask';
import { retryEndpoint } from './retryEndpoint';

type Overrides = NonNullable<JobsConfig['jobsCollectionOverrides']>;
const texts = {
  it: {
    names: {
      schedulePublish: 'Pubblicazione programmata',
      sendAlerts: 'Avvisi delle ricerche salvate',
      sendOwnerQuestions: 'Domande ai proprietari',
      purge: 'Pulizia dei dati scaduti',
      deleteUnusedFiles: 'Pulizia dei file non più usati',
      readFeeds: 'Eventi dalle fonti',
    },
    failed: 'Non riuscito',
    running: 'In corso',
    waiting: 'In attesa',
  },
  en: {
    names: {
      schedulePublish: 'Scheduled publication',
      sendAlerts: 'Alerts of saved searches',
      sendOwnerQuestions: 'Questions to owners',
      purge: 'Deletion of expired data',
      deleteUnusedFiles: 'Deletion of unused files',
      readFeeds: 'Events from feeds',
    },
    failed: 'Failed',
    running: 'Running',
    waiting: 'Waiting',
  },
};

const messageOf = (error: unknown): string =>
  isRecord(error) && typeof error.message === 'string' ? error.message : '';

const nameOf = ({ input, taskSlug }: Record<string, unknown>, language: AdminLanguage): string => {
  const names: Record<string, string> = texts[language].names;
  return mailNameOf(input) ?? names[String(taskSlug)] ?? String(taskSlug);
};

const stateOf = (
  { hasError, processing }: Record<string, unknown>,
  language: AdminLanguage,
): string =>
  texts[language][hasError === true ? 'failed' : processing === true ? 'running' : 'waiting'];

/** The reason of the final failure, or of the last attempt. */
function lastErrorOf({ error, log }: Record<string, unknown>): string {
  const attempts: unknown[] = Array.isArray(log) ? log : [];
  const last = attempts.at(-1);
  return messageOf(error) || messageOf(isRecord(last) ? last.error : undefined) || '–';
}

/** Whether a job was given up before its last attempt, as after a final refusal of the mail server. */
const isCancelled = (job: unknown): boolean =>
  isRecord(job) && isRecord(job.error) && job.error.cancelled === true;

/** A field for the admin, which is computed when it is read. */
const shown = (
  name: string,
  label: AdminText,
  value: (job: Record<string, unknown>, language: AdminLanguage) => string,
): Field => {
  const compute: FieldHook = ({ data, req }) => value(data ?? {}, adminLanguage(req));
  return {
    name,
    type: 'text',
    label,
    virtual: true,
    admin: { readOnly: true },
    hooks: { afterRead: [compute] },
  };
};

const shownFields: Field[] = [
  shown('name', { it: 'Lavoro', en: 'Job' }, nameOf),
  shown('state', { it: 'Stato', en: 'State' }, stateOf),
  shown('lastError', { it: 'Ultimo errore', en: 'Last error' }, lastErrorOf),
  {
    name: 'retry',
    type: 'ui',
    admin: { components: { Field: '/src/jobs/RetryButton#RetryButton' }, disableListColumn: true },
  },
];

/** Labels of Payload's fields that the admin shows. */
const labels: Record<string, AdminText> = {
  totalTried: { it: 'Tentativi', en: 'Attempts' },
  waitUntil: { it: 'Prossimo tentativo', en: 'Next attempt' },
  hasError: { it: 'Non riuscito', en: 'Failed' },
  taskSlug: { it: 'Tipo', en: 'Type' },
};

/** Hooks that remove secrets from Payload's fields when a job is read. */
const redact: Record<string, FieldHook<TypeWithID, unknown>> = {
  input: ({ value }) => ({ name: mailNameOf(value) }),
  error: ({ value }) =>
    isRecord(value) ? { message: messageOf(value), cancelled: value.cancelled } : null,
  // Payload does not count the attempt after which a job is not repeated.
  totalTried: ({ value, data }) => Number(value) + (isCancelled(data) ? 1 : 0),
  log: ({ value }) =>
    Array.isArray(value)
      ? value.map((attempt: unknown) =>
          isRecord(attempt)
            ? { ...attempt, input: undefined, error: { message: messageOf(attempt.error) } }
            : null,
        )
      : value,
};

/** Labels a field of Payload or hides it, and flattens tabs. Payload creates the fields for this configuration. */
function adapt(field: Field): Field[] {
  // The tab has no name, so its fields have the same columns without it.
  if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => fields).flatMap(adapt);
  if (!('name' in field)) return [field];
  const label = labels[field.name];
  const hook = redact[field.name];
  const admin = { ...field.admin, description: undefined };
  Object.assign(field, {
    admin: label ? { ...admin, readOnly: true } : { ...admin, hidden: true },
    ...(label && { label }),
    ...(hook && { hooks: { afterRead: [hook] } }),
  });
  return [field];
}

/**
 * Payload's collection of jobs, which administrators see: what is waiting, what has failed and why. Mails are
 * encrypted and never shown.
 */
export const jobsCollection: Overrides = ({ defaultJobsCollection }): CollectionConfig => ({
  ...defaultJobsCollection,
  labels: {
    singular: { it: 'Lavoro in coda', en: 'Job' },
    plural: { it: 'Coda dei lavori', en: 'Queue' },
  },
  admin: {
    group: { it: 'Amministrazione', en: 'Administration' },
    useAsTitle: 'id',
    defaultColumns: ['name', 'state', 'totalTried', 'waitUntil', 'lastError', 'createdAt'],
    description: {
      it: 'E-mail e altri lavori che il programma fa da solo. Un lavoro riuscito sparisce da qui; uno non riuscito resta 30 giorni.',
      en: 'E-mails and other work that the program does by itself. A job that succeeds disappears from here; a failed one stays for 30 days.',
    },
  },
  access: {
    create: () => false,
    read: isAdministrator,
    update: () => false,
    // A running job writes its result, so it cannot be deleted.
    delete: ({ req }) => isAdministrator({ req }) && { processing: { not_equals: true } },
  },
  endpoints: [...(defaultJobsCollection.endpoints || []), retryEndpoint],
  fields: [...shownFields, ...defaultJobsCollection.fields.flatMap(adapt)],
});
