import { useMatches } from 'react-router'
import { isPacked, packedText } from './packed.ts'

/** What was packed for this page. It stands before the router's scripts, so it is there when they bring the page to life. */
export function PackedData() {
	return useMatches()
		.flatMap(({ loaderData }) => Object.values(loaderData ?? {}))
		.filter(isPacked)
		.map((packed) => (
			<script
				key={packed.packed}
				id={packed.packed}
				type="application/json"
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON
				dangerouslySetInnerHTML={{ __html: packedText(packed) }}
			/>
		))
}
