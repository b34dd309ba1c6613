import config from '../../payload.config';
import '@payloadcms/next/css';
import './custom.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { notFound } from 'next/navigation';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { isFunctionName, serverFunctions } from '../../src/admin/serverFunctions';
import { TownColours } from '../../src/admin/TownColours';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  if (!isFunctionName(args.name)) notFound();
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

/** The root layout of the admin. */
const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    <TownColours />
    {children}
  </RootLayout>
);

export default Layout;
