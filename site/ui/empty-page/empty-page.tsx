import { PageHeader } from '../page-header/page-header.tsx'
import { Empty } from '../state/state.tsx'

/** A detail page whose content could not be read. */
export const EmptyPage = ({ judul, thing }: { judul: string; thing: string }) => (
	<>
		<PageHeader judul={judul} />
		<div className="page py-10">
			<Empty thing={thing} />
		</div>
	</>
)
