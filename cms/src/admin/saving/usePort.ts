import {
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useServerFunctions,
} from '@payloadcms/ui';
import { formatAdminURL, reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useRef } from 'react';
import { isRecord } from '../../lib/isRecord';
import { isSame } from './merge';
import { keepCopy, type Unsaved } from './localCopy';
import type { FormPort, Outcome, Reach, Values } from './Saver';

/** What a response to a save means. */
export function outcomeOf(response: { status: number } | undefined): Outcome {
  if (!response) return 'failed';
  const { status } = response;
  if (status < 400) return 'saved';
  if (status === 409) return 'stale';
  if (status === 401 || status === 403) return 'denied';
  return status >= 500 || status === 429 ? 'failed' : 'refused';
}

/** A file that was chosen cannot be kept as text. */
const withoutFile = (values: Values): Values => ({ ...values, file: undefined });

/** When a document was saved. */
export const versionIn = (document: unknown): string | undefined =>
  isRecord(document) && typeof document.updatedAt === 'string' ? document.updatedAt : undefined;

const isScalar = (value: unknown): boolean => !isRecord(value) && !Array.isArray(value);

interface Port extends FormPort {
  /** Saves values of a form that is already closed. If that fails, the copy stays in the browser. */
  sendBehind: (unsaved: Unsaved, version: string | undefined) => void;
}

/** The form of the document, as a saver needs it. */
export function usePort(copyKey: string): Port {
  const form = useForm();
  const [fields, dispatchFields] = useAllFormFields();
  const info = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { getFormState } = useServerFunctions();
  const { fetchFullUser } = useAuth();
  const latest = { form, fields, info, config, locale, getFormState, copyKey, fetchFullUser };
  const now = useRef(latest);
  useEffect(() => {
    now.current = latest;
  });

  return useMemo((): Port => {
    const url = (query: Values) => {
      const { info: at, config: all, locale: code } = now.current;
      const { globalSlug, collectionSlug, id } = at;
      const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug ?? ''}`;
      const settings = { depth: 0, 'fallback-locale': 'null', locale: code, ...query };
      const params = new URLSearchParams(
        Object.entries(settings).map(([name, value]) => [name, String(value)]),
      );
      const whole = `${path}${id === undefined ? '' : `/${id}`}?${params.toString()}` as const;
      return formatAdminURL({ apiRoute: all.routes.api, path: whole as `/${string}` });
    };
    const read = (): Values => now.current.form.getData();

    return {
      read,
      sendDraft: async (version) => {
        const { form: at, info: document } = now.current;
        // Payload then keeps what is typed while the request runs as modified.
        at.setBackgroundProcessing(true);
        const answer = await at.submit({
          action: url({ autosave: true, draft: true }),
          method: document.id === undefined ? 'POST' : 'PATCH',
          overrides: { _status: 'draft', ...(version && { updatedAt: version }) },
          skipValidation: true,
          // Payload would put the sent values back into all fields but the one that was changed last.
          acceptValues: false,
          disableFormWhileProcessing: false,
          disableSuccessStatus: true,
          context: { getDocPermissions: false },
        });
        at.setBackgroundProcessing(false);
        const outcome = outcomeOf(answer?.res);
        if (outcome !== 'saved') {
          at.setModified(true);
          at.setSubmitted(outcome === 'refused');
        }
        return outcome;
      },
      acceptSaved: (sent) => {
        const { info: document, fields: current } = now.current;
        const saved: unknown = document.data;
        const values = { ...sent };
        for (const [name, value] of Object.entries(isRecord(saved) ? saved : {})) {
          const field = current[name];
          if (!field || !isScalar(value) || !isScalar(sent[name])) continue;
          values[name] = value;
          if (isSame(field.value, sent[name]) && !isSame(value, sent[name]))
            dispatchFields({ type: 'UPDATE', path: name, value, initialValue: value });
        }
        return { values, version: versionIn(saved) };
      },
      load: async () => {
        try {
          const response = await fetch(url({ draft: true, trash: true }), {
            credentials: 'include',
          });
          const document: unknown = await response.json();
          if (!response.ok || !isRecord(document)) return null;
          const state = await stateOf(document);
          return state
            ? { values: reduceFieldsToValues(state, true), version: versionIn(document) }
            : null;
        } catch {
          return null;
        }
      },
      show: async (values, expected, isSaved) => {
        const state = await stateOf(values).catch(() => null);
        if (!state) return null;
        if (!isSame(read(), expected)) return false;
        now.current.form.replaceState(state);
        now.current.form.setModified(!isSaved);
        // The next read happens after React has rendered the values.
        await new Promise((resolve) => setTimeout(resolve));
        return true;
      },
      isNew: () => now.current.info.id === undefined && !now.current.info.globalSlug,
      sendBehind: ({ base, values }, version) => {
        const { copyKey: key, info: document } = now.current;
        keepCopy(key, { base, values });
        const body = JSON.stringify({ ...values, updatedAt: version, _status: 'draft' });
        void fetch(url({ autosave: true, draft: true }), {
          method: document.id === undefined ? 'POST' : 'PATCH',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body,
        }).then(
          ({ ok }) => ok && keepCopy(key, null),
          () => undefined,
        );
      },
      reach: async () => {
        try {
          const response = await fetch(
            formatAdminURL({ apiRoute: now.current.config.routes.api, path: '/users/me' }),
            { credentials: 'include' },
          );
          if (response.status >= 500) return 'away';
          const body: unknown = await response.json();
          const isHere = isRecord(body) && isRecord(body.user);
          return (isHere ? 'here' : 'nobody') satisfies Reach;
        } catch {
          return 'away';
        }
      },
      keep: (unsaved) =>
        keepCopy(
          now.current.copyKey,
          unsaved && { base: withoutFile(unsaved.base), values: withoutFile(unsaved.values) },
        ),
    };

    async function stateOf(document: Values) {
      const { info: at, getFormState: build, locale: code } = now.current;
      const { id, collectionSlug, globalSlug } = at;
      if (!at.docPermissions) return null;
      const { state } = await build({
        id,
        collectionSlug,
        globalSlug,
        data: document,
        docPermissions: at.docPermissions,
        docPreferences: await at.getDocPreferences(),
        locale: code,
        operation: id === undefined && !globalSlug ? 'create' : 'update',
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? '',
        skipValidation: true,
      });
      return state ?? null;
    }
  }, [dispatchFields]);
}
