let isSeen = false;

/** Whether a pen was used in this window. From then on fingers do not draw, because a palm rests on the page. */
export const penSeen = {
  isSeen: () => isSeen,
  note: () => {
    isSeen = true;
  },
};
