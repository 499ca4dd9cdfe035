import { type MerekFile, merekAddress } from '../../contract/merek/merek-address.ts'
import { useMerek } from '../template.ts'

/** The icons and colours of the brand. The policy allows no inline styles, so its colours are a style sheet. */
export function MerekLinks() {
	const merek = useMerek()
	const link = (rel: string, file: MerekFile) => <link rel={rel} href={merekAddress(file, merek)} />
	return (
		<>
			<meta name="theme-color" content={merek.warnaTema} />
			{(merek.warnaUtama || merek.warnaPendamping) && link('stylesheet', 'gaya.css')}
			{link('icon', 'favicon.png')}
			{link('icon', 'ikon-192.png')}
			{link('apple-touch-icon', 'apple-touch-icon.png')}
		</>
	)
}
