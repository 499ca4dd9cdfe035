import { Navigation, Phone, Siren } from 'lucide-react'
import type { KeluhanData } from '../../../contract/keluhan.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { NOMOR_DARURAT, TextLink, useIgd } from './igd-links.tsx'
import { telAddress } from './tel-address.ts'

/** A group of danger signs that was found in a text. */
export interface BahayaGroup {
	id: string
	judul: string
	/** What to do until help is there. */
	lakukan: string
	/** About self-harm and violence: calm words instead of an alarm. */
	tenang?: true
}

interface BahayaProps {
	bahaya: BahayaGroup[]
	bantuan?: KeluhanData['bantuan']
	heading?: 'h2' | 'h3'
	className?: string
}

/** The sentences of more groups would hide the phone numbers on a phone. */
const SHOWN = 2

/**
 * What a danger sign in a text needs at once. Both containers are always there: a screen reader announces a change of a
 * live region, not a new one.
 */
export function Bahaya({ bahaya, bantuan = [], heading = 'h2', className = '' }: BahayaProps) {
	const medis = bahaya.filter(({ tenang }) => !tenang).slice(0, SHOWN)
	const tenang = bahaya.filter((each) => each.tenang).slice(0, SHOWN)
	return (
		<>
			<div role="alert" className={medis.length > 0 ? className : ''}>
				{medis.length > 0 && <SegeraKeIgd groups={medis} heading={heading} />}
			</div>
			<div role="status" className={tenang.length > 0 ? className : ''}>
				{tenang.length > 0 && <Tenang groups={tenang} bantuan={bantuan} heading={heading} />}
			</div>
		</>
	)
}

interface GroupsProps {
	groups: BahayaGroup[]
	heading: 'h2' | 'h3'
}

function SegeraKeIgd({ groups, heading: Heading }: GroupsProps) {
	const { noTelp, to, rute } = useIgd()
	return (
		<div className="grid gap-x-10 gap-y-4 rounded-card border-2 border-igd bg-paper p-5 shadow-soft sm:p-6 lg:grid-cols-[1fr_auto]">
			<div className="max-w-text">
				<Heading className="flex items-center gap-3 text-2xl text-igd">
					<Siren aria-hidden="true" className="size-8 shrink-0" />
					Segera ke IGD
				</Heading>
				<p className="mt-3">Jangan menunggu jadwal poli: datanglah ke IGD sekarang atau telepon kami.</p>
			</div>
			{/* Before the sentences: on a phone the number is on the first screen. */}
			<div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex-col lg:self-center">
				{to && (
					<ButtonLink to={to} look="igd">
						<Phone aria-hidden="true" className="size-5 shrink-0" />
						<span className="max-sm:w-min">
							Panggil IGD <span className="whitespace-nowrap">{noTelp}</span>
						</span>
					</ButtonLink>
				)}
				<ButtonLink to={`tel:${NOMOR_DARURAT}`} look={to ? 'secondary' : 'igd'}>
					<Phone aria-hidden="true" className="size-5 shrink-0" />
					Telepon {NOMOR_DARURAT}
				</ButtonLink>
				{rute && (
					<ButtonLink to={rute} look="quiet">
						<Navigation aria-hidden="true" className="size-5 shrink-0" />
						Rute ke IGD
					</ButtonLink>
				)}
			</div>
			<ul className="flex max-w-text flex-col gap-2">
				{groups.map(({ id, judul, lakukan }) => (
					<li key={id}>
						<strong>{judul}.</strong> {lakukan}
					</li>
				))}
			</ul>
		</div>
	)
}

interface TenangProps extends GroupsProps {
	bantuan: KeluhanData['bantuan']
}

/** Without red, siren and pictures. */
function Tenang({ groups, bantuan, heading: Heading }: TenangProps) {
	const { noTelp, to, rute } = useIgd()
	const lines = bantuan.length > 0 ? bantuan : [{ nama: 'Layanan darurat', nomor: NOMOR_DARURAT }]
	return (
		<div className="grid gap-x-10 gap-y-5 rounded-card border border-teal-200 bg-paper p-5 shadow-soft sm:p-6 lg:grid-cols-[3fr_2fr]">
			<div className="flex max-w-text flex-col gap-4">
				{groups.map(({ id, judul, lakukan }) => (
					<div key={id}>
						<Heading className="text-2xl">{judul}</Heading>
						<p className="mt-2">{lakukan}</p>
					</div>
				))}
			</div>
			<div>
				<p className="font-semibold">Yang dapat Anda hubungi sekarang:</p>
				<ul className="mt-2 flex flex-col gap-3">
					{lines.map(({ nama, nomor }, index) => (
						<li key={`${nama} ${nomor}`}>
							<ButtonLink to={telAddress(nomor)} look={index === 0 ? 'primary' : 'secondary'} className="w-full">
								<span>
									{nama} <span className="whitespace-nowrap">{nomor}</span>
								</span>
							</ButtonLink>
						</li>
					))}
				</ul>
				<p className="mt-4 text-balance">IGD kami buka 24 jam dan menerima Anda kapan saja.</p>
				<p className="flex flex-wrap gap-x-5">
					{to && <TextLink to={to}>IGD {noTelp}</TextLink>}
					{rute && <TextLink to={rute}>Rute ke IGD</TextLink>}
				</p>
			</div>
		</div>
	)
}
