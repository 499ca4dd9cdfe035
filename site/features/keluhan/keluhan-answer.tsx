import { ArrowRight, MessageCircle, Phone, Siren } from 'lucide-react'
import { contactAddress } from '../../../contract/contact-address.ts'
import { useTemplate } from '../../template.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { CardLink } from '../../ui/card/card-link.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { ThumbnailRow } from '../../ui/thumbnail-row/thumbnail-row.tsx'
import type { Match } from './match-keluhan.ts'

/** The matching clinics, or the emergency room. */
export default function KeluhanAnswer({ match: { darurat, waspada, poli } }: { match: Match }) {
	const desk = useTemplate().berandaPendaftaran.data
	return (
		<div className="mt-6 flex flex-col gap-4">
			{darurat.length > 0 && <Igd kata={darurat} />}
			{poli.length === 0 ? (
				<Empty thing="Keluhan">
					{desk?.noTelp && (
						<ButtonLink to={contactAddress(desk.noTelp, desk.noTelpType)} className="mt-4">
							<MessageCircle aria-hidden="true" className="size-5" />
							Tanyakan kepada petugas kami
						</ButtonLink>
					)}
				</Empty>
			) : (
				<>
					{darurat.length > 0 && <p className="font-semibold">Untuk pemeriksaan lanjutan setelah keadaan aman:</p>}
					<ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
						{poli.map((each) => (
							<li key={each.poli.id}>
								<PoliAnswer {...each} />
							</li>
						))}
					</ul>
					<p className="text-[0.9375rem] text-soft">
						{darurat.length === 0 && waspada.length > 0 && (
							<strong className="text-ink">Segera ke IGD bila disertai {waspada.join(', ')}. </strong>
						)}
						Panduan ini bukan diagnosis; dokter yang akan memeriksa Anda.
					</p>
				</>
			)}
		</div>
	)
}

function PoliAnswer({ poli, kata }: Match['poli'][number]) {
	return (
		<ThumbnailRow
			folder="icon-poli-klinik"
			file={poli.icon}
			sizes="56px"
			pictureClass="size-14 rounded-2xl"
			className="group relative h-full items-center gap-4 rounded-card bg-paper p-4 shadow-soft"
			textClass="grow"
			end={<ArrowRight aria-hidden="true" className="size-5 shrink-0 text-teal-700" />}
		>
			<h3 className="text-base">
				<CardLink to={`/daftar-dokter/${poli.uri}`}>{poli.nama}</CardLink>
			</h3>
			<p className="text-[0.9375rem] text-soft">{kata.join(', ')}</p>
		</ThumbnailRow>
	)
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Shown before the clinics when a danger sign matches. */
function Igd({ kata }: { kata: string[] }) {
	const setting = useTemplate().webSetting.data
	return (
		<div className="flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-igd bg-paper p-5">
			<div className="flex min-w-0 gap-4">
				<Siren aria-hidden="true" className="mt-1 size-7 shrink-0 text-igd" />
				<div>
					<h3 className="text-igd text-lg">Segera ke IGD</h3>
					<p className="mt-1 max-w-text">
						{sentenceCase(kata.join(', '))} dapat menjadi tanda bahaya. Jangan menunggu jadwal poli: datanglah ke IGD
						sekarang atau telepon kami.
					</p>
				</div>
			</div>
			{setting?.noTelpUgd && (
				<ButtonLink to={contactAddress(setting.noTelpUgd, setting.noTelpUgdType)} look="igd" className="max-md:w-full">
					<Phone aria-hidden="true" className="size-5" />
					<span>
						Panggil IGD <span className="whitespace-nowrap">{setting.noTelpUgd}</span>
					</span>
				</ButtonLink>
			)}
		</div>
	)
}
