import { hasOwnColours, merekAddress } from '../../../contract/merek-address.ts'
import { useMerek } from '../../template.ts'

/** The icons and colours of the brand. The policy allows no inline styles, so its colours are a style sheet. */
export function MerekLinks() {
	const merek = useMerek()
	return (
		<>
			<meta name="theme-color" content={merek.warnaTema} />
			{hasOwnColours(merek) && <link rel="stylesheet" href={merekAddress('gaya.css', merek)} />}
			<link rel="icon" href={merekAddress('favicon.png', merek)} />
			<link rel="icon" href={merekAddress('ikon-192.png', merek)} sizes="192x192" />
			<link rel="apple-touch-icon" href={merekAddress('apple-touch-icon.png', merek)} />
		</>
	)
}
