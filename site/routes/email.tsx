import { useEffect, useState } from 'react'
import { readEmailLink, type TujuanEmail } from '../../contract/notifikasi/email-link.ts'
import { ApiError } from '../api.ts'
import { KontakLink, TanpaSkrip } from '../features/reservasi/reservasi-links.tsx'
import { useSendOnce } from '../lib/fetching/use-send-once.ts'
import { browserApi } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { Button } from '../ui/button/button.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Loading } from '../ui/state/state.tsx'
import type { Route } from './+types/email'

const judul = 'Email tentang reservasi'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: judul, path: '/email', hidden: true })

const texts: Record<TujuanEmail, { tanya: string; tombol: string; selesai: string }> = {
	konfirmasi: {
		tanya: 'Bolehkah kami mengirim kabar tentang reservasi Anda ke alamat email ini?',
		tombol: 'Ya, kirim ke email ini',
		selesai: 'Terima kasih. Kabar tentang reservasi Anda akan kami kirim ke alamat email ini.',
	},
	berhenti: {
		tanya: 'Ingin berhenti menerima email dari kami? Reservasi Anda tetap berlaku.',
		tombol: 'Ya, berhenti',
		selesai: 'Baik. Kami tidak akan mengirim email lagi ke alamat ini.',
	},
}

type Link = ReturnType<typeof readEmailLink>

/** The page of the links in a mail. Only its button changes something: programs that check links open pages too. */
export default function Email() {
	const link = useEmailLink()
	const [done, setDone] = useState<TujuanEmail | null>(null)
	const [refused, setRefused] = useState(false)
	const { isSending, send } = useSendOnce()
	const decide = (body: NonNullable<Link>) =>
		send(async () => {
			try {
				setDone((await browserApi()('POST /v1/public/email', { body })).data.tujuan)
			} catch (error) {
				setRefused(error instanceof ApiError && error.status === 410)
				throw error
			}
		})
	return (
		<>
			<PageHeader judul={judul} />
			<div className="page flex flex-col gap-6 py-6 lg:py-10">
				<TanpaSkrip />
				<section
					aria-label={judul}
					aria-live="polite"
					className="flex flex-col items-start gap-5 rounded-card bg-paper p-5 shadow-soft noscript:hidden md:p-7"
				>
					{link === undefined && <Loading thing="tautan" />}
					{done && <p className="font-semibold">{texts[done].selesai}</p>}
					{!done && refused && (
						<p>
							Tautan ini tidak berlaku lagi. Ada pertanyaan? Hubungi <KontakLink />.
						</p>
					)}
					{!done && !refused && link && (
						<>
							<p>{texts[link.tujuan].tanya}</p>
							<Button aria-disabled={isSending} onClick={() => void decide(link)}>
								{texts[link.tujuan].tombol}
							</Button>
						</>
					)}
					{!done && !refused && link === null && <p>Tautan ini tidak lengkap. Buka lagi tautan di email dari kami.</p>}
				</section>
			</div>
		</>
	)
}

/** What the page was opened with; undefined until the browser has read it. */
function useEmailLink(): Link | undefined {
	const [link, setLink] = useState<Link>()
	useEffect(() => {
		const read = () => setLink(readEmailLink(location.hash))
		read()
		// The other link was opened in the same tab.
		addEventListener('hashchange', read)
		return () => removeEventListener('hashchange', read)
	}, [])
	return link
}
