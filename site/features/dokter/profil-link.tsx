import { Link } from 'react-router'
import type { Dokter } from '../../../contract/dokter/dokter.ts'

/** A link to the doctor's own page, above the click area of a card. A provider's doctor may have no page. */
export const ProfilLink = ({ dokter: { uri } }: { dokter: Pick<Dokter, 'uri'> }) =>
	uri && (
		<Link
			to={`/dokter/${uri}`}
			className="relative z-1 inline-flex min-h-11 items-center self-start text-sm text-soft underline underline-offset-4 hover:text-teal-700"
		>
			Lihat profil
		</Link>
	)
