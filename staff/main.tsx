import '@fontsource-variable/plus-jakarta-sans/wght.css'
import './staff.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchUse } from './api/is-idle.ts'
import { StaffApp } from './staff-app.tsx'

/** Emotion adds the nonce to its styles; the content security policy blocks styles without it. */
const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce
const cache = createCache({ key: 'staf', nonce, prepend: true })

watchUse()

createRoot(document.getElementById('staf') as HTMLElement).render(
	<StrictMode>
		<CacheProvider value={cache}>
			<StaffApp />
		</CacheProvider>
	</StrictMode>,
)
