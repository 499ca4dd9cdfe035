import { join } from 'node:path'
import { defineConfig } from 'vite'

/** The server puts a fresh nonce in its place for everybody who opens the page. */
const NONCE = '__NONCE__'

/** Where `npm start` answers while the staff room is worked on by `npm run dev --prefix staff`. */
const SERVER = 'http://localhost:3000'

export default defineConfig(({ command }) => ({
	root: import.meta.dirname,
	base: '/staf/',
	...(command === 'build' && { html: { cspNonce: NONCE } }),
	resolve: {
		alias: [
			// Its name is on a <span>, where assistive technology does not find it.
			{ find: /^\.\/SelectRowCheckbox(\.js)?$/, replacement: join(import.meta.dirname, 'daftar/select-row.tsx') },
		],
	},
	build: {
		outDir: '../build/staff',
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 1500,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			// MUI marks its files for frameworks that render on a server.
			onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
		},
	},
	server: { proxy: { '/api': SERVER, '/images': SERVER, '/favicon.svg': SERVER } },
}))
