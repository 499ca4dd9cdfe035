import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadPageFirst } from './lib/navigation/load-page-first.ts'

/** Under development the addresses of modules change, and Vite reloads the page. */
const instrumentations = import.meta.env.DEV ? [] : [loadPageFirst()]

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter instrumentations={instrumentations} />
		</StrictMode>,
	)
})
