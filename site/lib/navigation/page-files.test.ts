import { expect, test } from 'vitest'
import { pageFiles } from './page-files.ts'

const route = (id: string, rest: object) => ({
	id,
	module: `/assets/${id}.js`,
	imports: [`/assets/shared.js`, `/assets/of-${id}.js`],
	hasAction: false,
	hasLoader: true,
	hasClientAction: false,
	hasClientLoader: true,
	hasClientMiddleware: false,
	hasDefaultExport: true,
	hasErrorBoundary: false,
	clientActionModule: undefined,
	clientLoaderModule: undefined,
	clientMiddlewareModule: undefined,
	hydrateFallbackModule: undefined,
	...rest,
})

const routes = Object.fromEntries(
	[
		route('root', { path: '' }),
		route('layout', { parentId: 'root' }),
		route('home', { parentId: 'layout', index: true }),
		route('list', { parentId: 'layout', path: 'layanan' }),
		route('detail', { parentId: 'layout', path: 'layanan/:uri' }),
		route('missing', { parentId: 'layout', path: '*' }),
	].map((each) => [each.id, each]),
)
const manifest = { routes, entry: { module: '/assets/entry.js', imports: [] }, url: '', version: '' }

const modules = (pathname: string) => pageFiles(pathname, manifest).modules
const ofLayout = ['/assets/layout.js', '/assets/root.js']

test.each([
	['/', '/assets/home.js'],
	['/layanan', '/assets/list.js'],
	['/layanan/igd', '/assets/detail.js'],
	['/tidak/ada', '/assets/missing.js'],
])('%s needs its own code and that of its layouts', (pathname, own) => {
	expect(modules(pathname)).toEqual([own, ...ofLayout])
})

test('what the code imports is listed once', () => {
	expect(pageFiles('/layanan', manifest).imports).toEqual([
		'/assets/shared.js',
		'/assets/of-list.js',
		'/assets/of-layout.js',
		'/assets/of-root.js',
	])
})
