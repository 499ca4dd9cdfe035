import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What nearly every page needs: header, footer, headings, lists, and how pages load and describe themselves. */
const FRAME =
	/[\\/]site[\\/](root\.tsx|layouts[\\/]full-layout|(meta|jsonld)\.ts|features[\\/](layout|navigasi|tanggal)[\\/]|ui[\\/](page-header|state|rich-text|section|card|card-grid)[\\/])/

/**
 * Left alone, the bundler makes a file of every small module that two pages share: sixty requests for the home page,
 * and a tenth more bytes. So there is one file of React and its router, which changes rarely, one of the frame, and
 * what few pages share is gathered in files of at least this size before packing.
 */
const SHARED_BYTES = 1500
const inFirstLoad: ['$initial'] = ['$initial']
const groups = [
	{ name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown/, priority: 3 },
	{ name: 'frame', test: FRAME, tags: inFirstLoad, priority: 2 },
	{
		...{ name: 'shared', tags: inFirstLoad, minShareCount: 2, priority: 1 },
		...{ entriesAware: true, entriesAwareMergeThreshold: SHARED_BYTES },
	},
]

/** The bundler would name such a file after everybody who shares it, on every page and in the list of all pages. */
const chunkFileNames = ({ name }: { name: string }) =>
	name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'

/** The server's build writes the same rules again under another name, and nobody asks for them. */
function oneStylesheet(): Plugin {
	const ofClient = new Set<string>()
	return {
		name: 'one-stylesheet',
		sharedDuringBuild: true,
		writeBundle: {
			order: 'post',
			sequential: true,
			async handler({ dir = '' }, bundle) {
				for (const file of Object.keys(bundle).filter((name) => name.endsWith('.css'))) {
					if (this.environment.name === 'client') ofClient.add(file)
					else if (!ofClient.has(file)) await rm(join(dir, '../client', file), { force: true })
				}
			},
		},
	}
}

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), oneStylesheet()],
	resolve: {
		alias: [
			{
				find: /^\.\.\/createLucideIcon\.mjs$/,
				replacement: fileURLToPath(new URL('site/ui/icon/create-icon.ts', import.meta.url)),
			},
		],
	},
	ssr: { noExternal: ['lucide-react'] },
	// Found before the first page: a package that turns up later makes every open page reload.
	optimizeDeps: { entries: ['site/**/*.tsx'] },
	build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0 },
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } } },
})
