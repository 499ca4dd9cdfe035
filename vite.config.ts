import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { type Drawing, drawingText } from './site/ui/icon/drawing-text.ts'

/** What nearly every page needs: header, footer, headings, lists, and how pages load and describe themselves. */
const FRAME =
	/[\\/]site[\\/](root\.tsx|layouts[\\/]full-layout|(meta|jsonld)\.ts|features[\\/](layout|navigation|dates)[\\/]|ui[\\/](page-header|state|rich-text|section|card|card-grid)[\\/]|features[\\/]pelacakan[\\/](leave-)?foreign-script)/

/**
 * Left alone, the bundler makes a file of every small module that two pages share: sixty requests for the home page,
 * and a tenth more bytes. So there is one file of React and its router, which changes rarely, one of the frame, and
 * what few pages share is gathered in files of at least this size before packing.
 */
const SHARED_BYTES = 1300
const inFirstLoad: ['$initial'] = ['$initial']
const groups = [
	{ name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown/, priority: 3 },
	{ name: 'frame', test: FRAME, tags: inFirstLoad, priority: 2 },
	{
		name: 'shared',
		tags: inFirstLoad,
		minShareCount: 2,
		priority: 1,
		entriesAware: true,
		entriesAwareMergeThreshold: SHARED_BYTES,
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

/** Icons come into the build as the text that they are in the page, see site/ui/icon/create-icon.ts. */
function drawingsAsText(): Plugin {
	return {
		name: 'drawings-as-text',
		apply: 'build',
		transform: {
			filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
			handler(code) {
				const [data, drawing] = /(?<=__iconData = )\{.*?node: (\[.*?\n {2}\])\n\}/s.exec(code) ?? []
				if (!data) return null
				const node = new Function(`return ${drawing}`)() as Drawing
				return { code: code.replace(data, JSON.stringify({ node: drawingText(node) })), map: null }
			},
		},
	}
}

/**
 * Two parts of the router that are not for this site and yet would come with every page: finding out about pages under
 * way, while here all are known from the start (react-router.config.ts), and letting others watch it work. A release
 * of the router that asks for more of them does not build.
 */
const unusedInRouter: Record<string, string> = {
	'fog-of-war': `
		export const isFogOfWarEnabled = () => false
		export const getPartialManifest = () => {}
		export const getPatchRoutesOnNavigationFunction = () => {}
		export const useFogOFWarDiscovery = () => {}
		export { nothing as getManifestPath, nothing as getPathsWithAncestors, nothing as handleClientVersionMismatch }
		const nothing = undefined`,
	instrumentation: `
		export const consumeInstrumentationClientResultMetaReceiver = () => {}
		export const getRouteInstrumentationUpdates = () => ({})
		export const instrumentClientSideRouter = (router) => router
		export { nothing as instrumentHandler, nothing as instrumentationResultMetaContext }
		const nothing = undefined`,
}
function leanRouter(): Plugin {
	return {
		name: 'lean-router',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		load: {
			filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/].*[\\/](fog-of-war|instrumentation)\.js$/ },
			handler: (id) => unusedInRouter[/([^\\/]+)\.js$/.exec(id)?.[1] ?? ''],
		},
	}
}

/**
 * Vite wraps every `import()` in code that fetches what the file imports beside it. Here that is nearly always there
 * already: the wrapper and its lists of files, on every page, cost more than they save.
 */
function plainImports(): Plugin {
	return {
		name: 'plain-imports',
		apply: 'build',
		enforce: 'pre',
		load: {
			filter: { id: /vite[\\/]preload-helper/ },
			handler: () => 'export const __vitePreload = (load) => load()',
		},
	}
}

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), leanRouter(), plainImports(), drawingsAsText(), oneStylesheet()],
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
	build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: false },
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } } },
})
