import { type ComponentType, memo } from 'react'
import type { KeluhanData } from '../../../contract/dokter/keluhan.ts'
import { later } from '../../lib/navigation/later.tsx'
import type { BahayaCardProps } from './bahaya-card.tsx'

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
	className?: string
	/** The code of a card, where it is already here. */
	Card?: ComponentType<BahayaCardProps>
}

const card = later(() => import('./bahaya-card.tsx').then(({ BahayaCard }) => BahayaCard))

/** A loader in the browser awaits this when it found something. */
export const bahayaReady = card.ready

/** The sentences of more groups would hide the phone numbers on a phone. */
const SHOWN = 2

/**
 * What a danger sign in a text needs at once. Both containers are always there: a screen reader announces a change of a
 * live region, not a new one. A search page that renders again must not drop cards that are not hydrated yet: memo.
 */
export const Bahaya = memo(function Bahaya({ bahaya, bantuan = [], className = '', Card = card.Part }: BahayaProps) {
	const region = (role: 'alert' | 'status', isTenang: boolean) => {
		const groups = bahaya.filter(({ tenang = false }) => tenang === isTenang).slice(0, SHOWN)
		return (
			<div role={role} data-bahaya={groups.length > 0 || undefined} className={groups.length > 0 ? className : ''}>
				{groups.length > 0 && <Card groups={groups} bantuan={bantuan} />}
			</div>
		)
	}
	return (
		<>
			{region('alert', false)}
			{region('status', true)}
		</>
	)
})
