import { defineConfig } from 'vite'

/** The server replaces it with a fresh nonce in every response. */
const NONCE = '__NONCE__'

/** The server that `npm start` runs, for `npx vite` in this folder. */
const SERVER = 'http://localhost:3000'

export default defineConfig(({ command }) => ({
	root: import.meta.dirname,
	base: '/staf/',
	// ktp/ and print/ are shared with the site and must not bring the site's copy of React.
	resolve: { dedupe: ['react', 'react-dom'] },
	...(command === 'build' && { html: { cspNonce: NONCE } }),
	build: {
		// server/builds.mjs takes it from there.
		outDir: '../build/staff/unfinished',
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			// MUI marks its files for frameworks that render on a server.
			onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
		},
	},
	server: { proxy: { '/api': SERVER, '/images': SERVER, '/merek': SERVER } },
}))
