import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'site',
	ssr: true,
	// The first page carries the whole route manifest: a link needs no further request for it.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
