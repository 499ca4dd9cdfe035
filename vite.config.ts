import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The card of a doctor with the next practice, for the pages of doctors and clinics, and the icons that go with it. */
const DOKTER =
	/[\\/]dokter[\\/](dokter-card|profil-link|next-practice|takes-place|jadwal[\\/]praktik)\.|icons[\\/](stethoscope|heart-pulse|clock)\./

/** Without groups every small module that two pages share is a file: sixty for the home page, and 8% more bytes. */
const codeSplitting = {
	groups: [
		{ name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 1 },
		{
			name: 'shell',
			test: /site[\\/](layouts[\\/]|lib[\\/](navigation[\\/]|browser[\\/]use-debounced)|shop-path|features[\\/](pelacakan|popup)[\\/])/,
			tags: ['$initial' as const],
		},
		// Half of the pages show videos.
		{ name: 'video', test: /media[\\/]embed|ui[\\/](video|rich-text[\\/]rich-text\.tsx)/, tags: ['$initial' as const] },
		{ name: 'shared', test: (file: string) => !DOKTER.test(file), tags: ['$initial' as const], minShareCount: 5 },
		{ name: 'dokter', test: DOKTER, tags: ['$initial' as const] },
	],
}

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	// Bundled, the server loads the icons that are used; imported as a package, it loads all of them.
	ssr: { noExternal: ['lucide-react'] },
	// Found before the first page: a package that turns up later makes every open page reload.
	optimizeDeps: { entries: ['site/**/*.tsx'] },
	build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: false },
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
})
