import { CircleHelp, type LucideIcon, MapPin, Navigation, Phone, Siren } from 'lucide-react'
import type { JawabanCepat as Jawaban } from '../../../contract/pencarian.ts'
import type { Template } from '../../../contract/web.ts'
import { useTemplate } from '../../template.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { MoreLink } from '../../ui/section/section.tsx'
import { NOMOR_DARURAT, useIgd } from '../keluhan/igd-links.tsx'
import { phonesOf } from '../layout/phones.ts'

interface Answer {
	key: string
	icon: LucideIcon
	judul: string
	Isi: () => React.ReactNode
}

/** Facts about the hospital that answer a search at once. */
export function JawabanCepat({ answers }: { answers: Answer[] }) {
	if (answers.length === 0) return null
	return (
		<section aria-labelledby="jawaban-cepat" className="mb-8 rounded-card bg-teal-50 p-5 sm:p-6">
			<h2 id="jawaban-cepat" className="font-bold text-base text-teal-800 tracking-normal">
				Jawaban cepat
			</h2>
			<ul className="mt-3 flex flex-col gap-6">
				{answers.map(({ key, icon: Icon, judul, Isi }) => (
					<li key={key}>
						<h3 className="flex gap-3 text-lg leading-snug">
							<Icon aria-hidden="true" className="size-6 shrink-0 text-teal-700" />
							{judul}
						</h3>
						<Isi />
					</li>
				))}
			</ul>
		</section>
	)
}

/** The answers that this hospital has: an address that nobody entered is none. */
export function answersOf(jawaban: Jawaban[], template: Template): Answer[] {
	const found = jawaban.flatMap((each) => answerOf(each, template) ?? [])
	return found.filter(({ key }, place) => found.findIndex((other) => other.key === key) === place)
}

function answerOf({ jenis, faq }: Jawaban, template: Template): Answer | null {
	const setting = template.webSetting.data
	if (jenis === 'igd')
		return setting?.noTelpUgd ? { key: 'igd', icon: Siren, judul: 'IGD buka 24 jam', Isi: Igd } : null
	if (jenis === 'alamat' || jenis === 'rute')
		return setting?.alamat || setting?.petunjukArah
			? { key: 'alamat', icon: MapPin, judul: 'Alamat', Isi: Alamat }
			: null
	if (jenis === 'telepon')
		return phonesOf(template).length > 0 ? { key: 'telepon', icon: Phone, judul: 'Telepon', Isi: Telepon } : null
	return (
		faq && {
			key: faq.id,
			icon: CircleHelp,
			judul: faq.pertanyaan,
			Isi: () => (
				<>
					<RichText html={faq.jawaban} className="mt-2" />
					<MoreLink to="/faq" title="Pertanyaan lainnya" />
				</>
			),
		}
	)
}

const buttons = 'mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap'

function Igd() {
	const { noTelp, to, rute } = useIgd()
	return (
		<div className={buttons}>
			{to && (
				<ButtonLink to={to} look="igd">
					<Phone aria-hidden="true" className="size-5 shrink-0" />
					<span className="max-sm:w-min">
						Panggil IGD <span className="whitespace-nowrap">{noTelp}</span>
					</span>
				</ButtonLink>
			)}
			<ButtonLink to={`tel:${NOMOR_DARURAT}`} look="secondary">
				<Phone aria-hidden="true" className="size-5 shrink-0" />
				Telepon {NOMOR_DARURAT}
			</ButtonLink>
			{rute && (
				<ButtonLink to={rute} look="secondary">
					<Navigation aria-hidden="true" className="size-5 shrink-0" />
					Rute ke IGD
				</ButtonLink>
			)}
		</div>
	)
}

function Alamat() {
	const setting = useTemplate().webSetting.data
	return (
		<>
			{setting?.alamat && <address className="mt-1">{setting.alamat}</address>}
			{setting?.petunjukArah && (
				<div className={buttons}>
					<ButtonLink to={setting.petunjukArah}>
						<Navigation aria-hidden="true" className="size-5 shrink-0" />
						Rute Menuju Rumah Sakit
					</ButtonLink>
				</div>
			)}
		</>
	)
}

function Telepon() {
	return (
		<ul className={buttons}>
			{phonesOf(useTemplate()).map(({ title, noTelp, to }) => (
				<li key={title}>
					<ButtonLink to={to} look="secondary" className="max-sm:w-full">
						<span>
							{title} <span className="whitespace-nowrap">{noTelp}</span>
						</span>
					</ButtonLink>
				</li>
			))}
		</ul>
	)
}
