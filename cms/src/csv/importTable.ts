import { type BasePayload, createLocalReq, getLocalI18n } from 'payload';
import { runInTransaction } from '../db/runInTransaction';
import type { PlanLine } from './Plan';
import { planDigest } from './planDigest';
import { type ImportOptions, planImport } from './planImport';
import { writePlan } from './writePlan';

const i18nOf = (payload: BasePayload, { language }: ImportOptions) =>
  getLocalI18n({ config: payload.config, language });

/**
 * Plans an import without writing: the dry run.
 *
 * @throws CellFault if the file cannot be used.
 */
export async function checkTable(
  payload: BasePayload,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<PlanLine[]> {
  const i18n = await i18nOf(payload, options);
  return planImport(await createLocalReq({ req: { i18n } }, payload), bytes, options);
}

/** The result of an import: what was planned, and the written documents by the line of the file. */
export interface Import {
  lines: PlanLine[];
  /** Undefined if nothing was written, because a row has a fault or the plan is not the checked one. */
  ids?: Map<number, number>;
}

/**
 * Plans a file again and writes it, in one transaction. It writes nothing if a row has a fault, or if the
 * plan differs from the one that the editor has checked, because the content has changed since then.
 *
 * @param checked the digest of the checked plan
 * @throws CellFault if the file cannot be used.
 * @throws ImportError for the first row that the database or a hook refuses.
 */
export async function importTable(
  payload: BasePayload,
  bytes: Uint8Array,
  { checked, ...options }: ImportOptions & { checked: string },
): Promise<Import> {
  const i18n = await i18nOf(payload, options);
  return runInTransaction(payload, async (req) => {
    req.i18n = i18n;
    req.user = options.user ?? null;
    const lines = await planImport(req, bytes, options);
    const hasFaults = lines.some(({ faults }) => faults.length > 0);
    if (hasFaults || planDigest(lines) !== checked) return { lines };
    return { lines, ids: await writePlan(req, options.collection, lines, options.language) };
  });
}
