import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'site',
	// server/builds.mjs takes it from there.
	buildDirectory: 'build/site/unfinished',
	ssr: true,
	// The first page carries the whole route manifest: a link needs no further request for it.
	routeDiscovery: { mode: 'initial' },
	// A route's loader in a file of its own saves nothing here: pages are small, and each file is one more request.
	splitRouteModules: false,
} satisfies Config
