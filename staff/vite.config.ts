import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** The server puts a fresh nonce in its place for everybody who opens the page. */
const NONCE = '__NONCE__'

/** Where `npm start` answers while the staff room is worked on by `npm run dev --prefix staff`. */
const SERVER = 'http://localhost:3000'

/** The inputs of react-admin that still name what MUI 9 calls `slotProps`, beside which they stand. */
const INPUTS =
	/ra-ui-materialui\/.*\/(Resettable\w+|AutocompleteInput|NumberInput|BooleanInput|CheckboxGroupInputItem|SelectPage\w+)\.js$/
const OLD_NAMES =
	/inputProps: (inputProps|mergedTextFieldProps|selectAllInputProps), |inputRef: (inputRef|field\.ref), /i

/** MUI takes the old names for properties of the page's own elements. */
const withoutOldNames: Plugin = {
	name: 'without-old-names',
	transform: (code, id) => (INPUTS.test(id) ? code.replace(OLD_NAMES, '') : undefined),
}

export default defineConfig(({ command }) => ({
	root: import.meta.dirname,
	base: '/staf/',
	plugins: [withoutOldNames],
	...(command === 'build' && { html: { cspNonce: NONCE } }),
	resolve: {
		alias: [
			// Its name is on a <span>, where assistive technology does not find it.
			{ find: /^\.\/SelectRowCheckbox(\.js)?$/, replacement: join(import.meta.dirname, 'lists/select-row.tsx') },
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
