// The stand-in of the cms: the stand-in of Next with its arguments.
process.argv.splice(2, 0, 'start', '-p', process.env.CMS_PORT);
await import('../node_modules/next/next.mjs');
