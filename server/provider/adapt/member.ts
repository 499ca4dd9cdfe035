import { calls } from '../../../contract/calls.ts'
import type { Adapters } from './adapter.ts'
import { adaptCreatedId } from './created.ts'
import { ownContract } from './own-contract.ts'

type Own =
	| 'getMemberData'
	| 'forgetPerangkat'
	| 'updatePerangkat'
	| 'removePerangkat'
	| 'deleteMember'
	| 'createPindah'
	| 'usePindah'

/** All but the first are additions of ours: a provider that has them speaks our contract. */
export const memberAdapters: Adapters<'createMember' | Own> = {
	createMember: adaptCreatedId,
	getMemberData: ownContract(calls.getMemberData.response),
	forgetPerangkat: ownContract(calls.forgetPerangkat.response),
	updatePerangkat: ownContract(calls.updatePerangkat.response),
	removePerangkat: ownContract(calls.removePerangkat.response),
	deleteMember: ownContract(calls.deleteMember.response),
	createPindah: ownContract(calls.createPindah.response),
	usePindah: ownContract(calls.usePindah.response),
}
