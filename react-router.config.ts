import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'site',
	ssr: true,
	// Every address is known from the first page on: no request to find out what a link needs.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
