import config from '../../payload.config';
import '@payloadcms/next/css';
import '../../src/admin/look/index.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { notFound } from 'next/navigation';
import { APIError, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { haveKnownSlugs, isFunctionName, serverFunctions } from '../../src/admin/serverFunctions';
import { TownColours } from '../../src/admin/TownColours';
import { isBadInput } from '../../src/http/refuseBadInput';
import { logError } from '../../src/logs/logError';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  if (!isFunctionName(args.name) || !haveKnownSlugs(args.args, await config)) notFound();
  try {
    return await handleServerFunctions({ ...args, config, importMap, serverFunctions });
  } catch (error) {
    // Payload throws an APIError for arguments and for rights, with whatever status.
    if (!isBadInput(error) && !(error instanceof APIError)) throw error;
    logError('a server function of the admin', error);
    notFound();
  }
};

// Payload keeps the fields of a form for everybody with the labels of the language in which it was opened first, unless
// its switch for development is on.
Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
  configurable: true,
  get: () => true,
  set() {
    // Payload turns it off after each use.
  },
});

/** The root layout of the admin. */
const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    <TownColours />
    {children}
  </RootLayout>
);

export default Layout;
