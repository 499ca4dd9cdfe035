import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { callApi } from '../api/call-api.ts'

const PER_PAGE = 24

export interface PictureSearch {
	q: string
	folder: PictureFolder | ''
	page: number
}

/** One page of the uploaded pictures. */
export function usePictures(search: PictureSearch) {
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ['gambar', search],
		queryFn: () => callApi('GET /v1/staf/gambar', { query: { ...search, limit: PER_PAGE } }),
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
