import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PictureFolder } from '../../contract/pictures.ts'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { callApi } from '../api/call-api.ts'

const PER_PAGE = 24

export interface PictureSearch {
	q: string
	folder: PictureFolder | ''
	page: number
}

/** One page of the uploaded pictures. */
export function usePictures({ q, folder, page }: PictureSearch) {
	const query = new URLSearchParams({ page: String(page), limit: String(PER_PAGE), ...(q && { q }) })
	if (folder) query.set('folder', folder)
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ['gambar', String(query)],
		queryFn: () => callApi<UploadedPicture[]>('GET', `/gambar?${query}`),
		placeholderData: keepPreviousData,
		retry: false,
		gcTime: 0,
		networkMode: 'always',
	})
	return {
		pictures: data?.data,
		pages: data?.pagination.totalPage ?? 0,
		total: data?.pagination.totalData ?? 0,
		failure: error?.message,
		isFetching,
		refetch,
	}
}
