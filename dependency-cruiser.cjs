// Who may import whom. Read top to bottom: this file is the architecture.
const inside = (...dirs) => `^(${dirs.join('|')})/`
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: '^server/test/', ...from },
  to,
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or share a third: move what they share there.',
      severity: 'error',
      from: {},
      // A type may look back (Ctx names what the verbs need, the verbs take a Ctx); running code may not.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Two rooms that need each other are one room, or share a third: move what they share there.',
      severity: 'error',
      scope: 'folder',
      from: { path: inside('server', 'engine', 'web'), pathNot: '^server/test' },
      to: { circular: true },
    },
    forbid(
      'shared-stands-alone',
      'shared/ is what both sides agree on; it cannot know either of them.',
      { path: inside('shared') },
      { path: inside('web', 'server', 'engine') },
    ),
    forbid(
      'web-and-server-meet-in-shared',
      'Put the shape or the rule that both sides need into shared/.',
      { path: inside('web') },
      { path: inside('server', 'engine') },
    ),
    forbid(
      'server-never-imports-web',
      'The server serves the built client and knows nothing of its source.',
      { path: inside('server') },
      { path: inside('web') },
    ),
    forbid(
      'features-are-strangers',
      'Let web/app join two features, or move the common part to web/ui (looks) or web/lib (data).',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    forbid(
      'only-app-joins-features',
      'web/ui and web/lib serve every feature, so they can know none.',
      { path: inside('web/ui', 'web/lib') },
      { path: inside('web/features', 'web/app') },
    ),
    forbid(
      'features-do-not-see-app',
      'A feature gets what it needs from web/app through props.',
      { path: inside('web/features') },
      { path: inside('web/app') },
    ),
    forbid(
      'ui-has-no-data',
      'Our components get words and data through props.',
      { path: inside('web/ui') },
      { path: inside('web/lib', 'shared') },
    ),
    forbid(
      'http-is-thin',
      'A route calls a verb in server/services; queries and the engine are behind it.',
      { path: inside('server/http'), pathNot: '^server/http/health\\.ts$' },
      { path: inside('server/db', 'server/models', 'engine') },
    ),
    forbid(
      'only-http-knows-hono',
      'Verbs and engines take plain values, so that every door can use them.',
      { path: inside('engine', 'server/(services|workers|roadmap|models|db|auth|realtime|runtime)') },
      { path: 'node_modules/(@hono|hono)/' },
    ),
    forbid(
      'the-engine-is-pure',
      'The engine is given what it works on: time, tables, network and environment are for server/.',
      { path: inside('engine') },
      { path: inside('server', 'web', 'evals', 'scripts') },
    ),
    forbid(
      'the-engine-needs-no-runtime',
      'No module of Node.js in the engine; files of content/ are read through #content/files.mjs.',
      { path: inside('engine') },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'what-lives-long-knows-no-verb',
      'A verb is given the running parts in its Ctx; what both need lies in server/roadmap or server/workers.',
      { path: inside('server/(workers|roadmap|realtime|auth|runtime)') },
      { path: inside('server/(services|http)') },
    ),
    forbid(
      'models-know-no-tables',
      'An adapter is given what it asks a provider; storing what it answers is for server/services.',
      { path: inside('server/models') },
      { path: inside('server/(http|services|workers|roadmap|db|realtime|auth)') },
    ),
    forbid(
      'db-is-a-leaf',
      'Queries know tables and nothing above them.',
      { path: inside('server/db') },
      { path: inside('engine', 'server/(http|services|workers|roadmap|models|realtime|auth|runtime)') },
    ),
    forbid(
      'the-server-carries-no-bundler',
      'Its memory never comes back: scripts/build-web.ts builds in a process of its own.',
      { path: '^(server/main|scripts/start)\\.ts$' },
      { path: 'node_modules/(vite|rolldown|@vitejs|@rolldown|lightningcss|esbuild)/', reachable: true },
    ),
    forbid(
      'evals-drive-the-engine',
      'An evaluation runs the engine without server or browser.',
      { path: inside('evals') },
      { path: inside('web', 'server/http') },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // A test may import anything, so that tests say nothing about the rooms.
    exclude: { path: '^bench/[^/]+/node_modules|(\\.|-in-)test\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
